import { z } from "zod";
import { publicEndpoints } from "../../../app/mall/contract/endpoints";
import { failure, success } from "../../../app/mall/contract/envelope";

/** The OpenAPI 3.1 document of the mall API, made from the contract's schemas. */
export function openApiDocument() {
  const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const paths = Object.entries(publicEndpoints).map(([operationId, { method, path, query, data }]) => {
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
    const answers = {
      200: { description: "Success", content: { "application/json": { schema: schemaOf(success(data)) } } },
      default: { description: "Failure", content: { "application/json": { schema: schemaOf(failure) } } },
    };
    return [
      `/v1/${path}`,
      { [method.toLowerCase()]: { operationId, parameters: [...inPath, ...inQuery], responses: answers } },
    ];
  });
  return {
    openapi: "3.1.0",
    info: { title: "Mall API", version: "1" },
    paths: Object.fromEntries(paths),
  };
}
