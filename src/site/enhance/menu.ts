/** A link to the page one is on changes nothing by itself: the menu would stay in the way. */
export function closeMenuOnChoice(): void {
  const menu = document.getElementById("menu");
  menu?.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.hidePopover();
  });
  closeWhatIsLeft();
}

/** Who walks on by keyboard out of the menu, or of a sheet, comes to places that lie under it: then it goes. */
function closeWhatIsLeft(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
      const isOpener = target instanceof HTMLButtonElement && target.popoverTargetElement === open;
      if (!open.contains(target) && !isOpener) open.hidePopover();
    }
  });
}
