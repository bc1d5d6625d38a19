import type { Endpoint } from "@contract/endpoint";
import { publicEndpoints } from "@contract/endpoints";
import { failure, success } from "@contract/envelope";
import { privateEndpoints } from "@contract/private-endpoints";
import { z } from "zod";

/** The OpenAPI 3.1 document of the mall API, generated from the contract's schemas. */
export function openApiDocument() {
  const operations: [string, Endpoint][] = [
    ...Object.entries(publicEndpoints).map(([name, endpoint]): [string, Endpoint] => [
      name,
      { ...endpoint, access: "anyone", body: z.undefined(), encoding: "json", status: 200, keyed: false },
    ]),
    ...Object.entries(privateEndpoints),
  ];
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of operations) {
    const path = `/v1/${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Mall API", version: "1" },
    paths,
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
  };
}

const security = { anyone: [], member: [{ token: [] }], "anyone-or-member": [{}, { token: [] }] };

function operationOf(operationId: string, endpoint: Endpoint) {
  const { path, query, body, encoding, data, status, access, keyed } = endpoint;
  const { properties = {}, required = [] } = schemaOf(query);
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
  const inHeader = keyed
    ? [{ name: "Idempotency-Key", in: "header", required: true, schema: { type: "string" } }]
    : [];
  const mediaType = encoding === "form" ? "multipart/form-data" : "application/json";
  return {
    operationId,
    security: security[access],
    parameters: [...inPath, ...inQuery, ...inHeader],
    ...(!body.safeParse(undefined).success && {
      requestBody: { required: true, content: { [mediaType]: { schema: schemaOf(body) } } },
    }),
    responses: {
      [status]: { description: "Success", content: json(success(data)) },
      default: { description: "Failure", content: json(failure) },
    },
  };
}

const json = (schema: z.ZodType) => ({ "application/json": { schema: schemaOf(schema) } });

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
