import { useState } from "react";
import { type Entry, placeOf, type ShownGroup } from "../navigation.ts";

/** So many lines leave no room for the areas of work below them. */
const fewLines = 4;

interface Opened {
  readonly group: string | undefined;
  readonly areas: boolean;
}

export interface OpenGroups extends Opened {
  readonly toggleGroup: (label: string) => void;
  readonly toggleAreas: () => void;
}

/** One group is open at a time, and a long one closes the areas of work: the menu fits on the screen however one moves in it. */
export function useOpenGroups(menu: readonly Entry[], groups: readonly ShownGroup[], pathname: string): OpenGroups {
  const current = placeOf(menu, pathname)?.group;
  const isLong = (label: string | undefined) => groups.some((group) => group.label === label && group.entries.length > fewLines);
  const around = (group: string | undefined): Opened => ({ group, areas: !isLong(group) });
  const [opened, setOpened] = useState(around(current));
  const [shownFor, setShownFor] = useState(current);
  if (shownFor !== current) {
    setShownFor(current);
    setOpened(around(current));
  }
  return {
    ...opened,
    toggleGroup: (label) => setOpened(around(opened.group === label ? undefined : label)),
    toggleAreas: () => {
      const areas = !opened.areas;
      setOpened({ areas, group: areas && isLong(opened.group) ? undefined : opened.group });
    },
  };
}
