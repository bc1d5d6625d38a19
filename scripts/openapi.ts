import { openApiDocument } from "../mall-api/http/openapi";

console.log(JSON.stringify(openApiDocument(), null, 2));
