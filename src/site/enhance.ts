import { playClip } from "./enhance/clip.ts";
import { copyLinks } from "./enhance/copy-link.ts";
import { offerEditing } from "./enhance/edit-here.ts";
import { openPhotos } from "./enhance/lightbox.ts";
import { closeMenuOnChoice } from "./enhance/menu.ts";
import { logMissingPath } from "./enhance/missing.ts";
import { keepForOffline } from "./enhance/offline.ts";
import { playVideos } from "./enhance/player.ts";
import { dismissSplash } from "./enhance/splash.ts";
import { moveStrips } from "./enhance/strips.ts";
import { changeTabs } from "./enhance/tabs.ts";
import { markToday } from "./enhance/today.ts";
import { lookForWaiting } from "./enhance/waiting-here.ts";

/** What the platform does not do by itself on pages that are read. Without it, everything can still be read and reached. */
dismissSplash();
markToday();
moveStrips();
closeMenuOnChoice();
logMissingPath();
playClip();
openPhotos();
playVideos();
changeTabs();
copyLinks();
keepForOffline();
lookForWaiting();
offerEditing();
