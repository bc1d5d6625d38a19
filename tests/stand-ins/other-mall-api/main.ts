import { parseArgs } from "node:util";
import { visitor } from "./content/loyalty";
import { shapeNames } from "./shape";
import { startOtherMallApi } from "./start";

const { values } = parseArgs({
  options: {
    shape: { type: "string", default: "minimal" },
    port: { type: "string", default: "0" },
    "pictures-port": { type: "string", default: "0" },
    "pictures-url": { type: "string" },
    tenant: { type: "string" },
  },
});
const shape = shapeNames.find((name) => name === values.shape);
if (!shape) {
  console.error(`--shape is ${values.shape}; it must be one of ${shapeNames.join(", ")}`);
  process.exit(1);
}
const api = await startOtherMallApi({
  shape,
  port: Number(values.port),
  picturesPort: Number(values["pictures-port"]),
  ...(values["pictures-url"] ? { picturesUrl: values["pictures-url"] } : {}),
  ...(values.tenant ? { tenant: values.tenant } : {}),
});
console.log(`${api.mallName} (${shape}): ${api.url}/v1/malls, pictures at ${api.picturesUrl}`);
console.log(`Member: ${visitor.email}, ${visitor.password}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => api.close());
