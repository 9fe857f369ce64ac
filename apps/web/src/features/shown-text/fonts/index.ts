/** Loads the list of the faces that authors can choose; the files of a face come when its letters are shown. */
export const loadFonts = (): Promise<unknown> => import('./fonts.css')

/** Loads it for a text that names a face: most texts are in the school's own font. */
export const loadFontsOf = (text: HTMLElement | null): void => {
  if (text?.innerHTML.includes('font-family:')) void loadFonts()
}
