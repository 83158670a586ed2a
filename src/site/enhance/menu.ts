/** A link to the page one is on changes nothing by itself: the menu would stay in the way. */
export function closeMenuOnChoice(): void {
  const menu = document.getElementById("menu");
  menu?.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.hidePopover();
  });
}
