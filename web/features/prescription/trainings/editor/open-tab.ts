/** The tab of the open training: it takes the focus when what had it is gone. */
export const openTab = () => document.querySelector("[role=dialog] [role=tab][aria-selected=true]");
