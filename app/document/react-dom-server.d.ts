declare module "react-dom/server.browser" {
  export { renderToReadableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
}
