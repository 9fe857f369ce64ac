/** Loads the list of the faces that authors can choose; the files of a face come when its letters are shown. */
export const loadFonts = (): Promise<unknown> => import('./fonts.css')
