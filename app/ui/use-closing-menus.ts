import { useEffect } from "react";

/**
 * Closes the page's menus, `details.menu`: on Escape, which gives the focus back to its button, on a press elsewhere,
 * and when the focus goes elsewhere.
 */
export function useClosingMenus() {
  useEffect(() => {
    const closeOthers = ({ target }: Event) => {
      for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      for (const menu of openMenus()) {
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
    };
    document.addEventListener("pointerdown", closeOthers);
    document.addEventListener("focusin", closeOthers);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOthers);
      document.removeEventListener("focusin", closeOthers);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>("details.menu[open]");
