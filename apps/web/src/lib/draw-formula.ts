/**
 * Draws a formula into an element, by the library that the server uses; it comes with the first one. It is built of elements,
 * never of markup, so that nothing in a formula is run.
 *
 * @returns whether the formula could be read
 */
export const drawFormula = async (tex: string, element: HTMLElement): Promise<boolean> => {
  const { default: temml } = await import('temml')
  try {
    temml.render(tex, element, { throwOnError: true, trust: false, maxExpand: 200, maxSize: [20, 20] })
    return true
  } catch {
    element.textContent = tex
    return false
  }
}
