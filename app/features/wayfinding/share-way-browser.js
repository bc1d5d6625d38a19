// What only scripts can do on the page that gives a way away: the browser's own sharing, and copying.
{
  const { link: url } = document.querySelector("[data-link]").dataset;
  const share = document.querySelector("[data-share]");
  const copy = document.querySelector("[data-copy]");
  share.hidden = !("share" in navigator);
  copy.hidden = !("clipboard" in navigator);
  share.addEventListener("click", () =>
    navigator.share({ url, title: share.dataset.share }).catch(() => undefined),
  );
  copy.addEventListener("click", () =>
    navigator.clipboard.writeText(url).then(
      () => {
        copy.querySelector("span").textContent = copy.dataset.copy;
      },
      () => undefined,
    ),
  );
}
