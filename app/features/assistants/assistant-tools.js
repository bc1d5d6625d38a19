// Offers the mall's tools to an assistant in the browser (WebMCP), where it has such: each of them asks `/mcp`.
const context = document.modelContext ?? navigator.modelContext;

async function ask(method, params = {}) {
  const response = await fetch("/mcp", {
    method: "POST",
    credentials: "omit",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  if (!response.ok) throw new Error(`The mall's site answered ${response.status}`);
  const [, data] = /^data: (.*)$/m.exec(await response.text()) ?? [];
  const { result, error } = JSON.parse(data ?? "{}");
  if (!result) throw new Error(error?.message ?? "The mall's site gave no answer");
  return result;
}

if (context?.registerTool) {
  const { tools } = await ask("tools/list");
  const language = location.pathname.split("/")[1];
  for (const { name, description, inputSchema } of tools)
    context.registerTool({
      name,
      description,
      inputSchema,
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      execute: (asked) => ask("tools/call", { name, arguments: { language, ...asked } }),
    });
}
