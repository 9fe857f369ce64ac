/**
 * Tells whether an element is in view, first as it stands and then at each change, until the returned function is called. A busy page
 * hears of several changes at once: the newest counts.
 */
export const watchView = (
  element: Element | null,
  tell: (isInView: boolean) => void,
  options?: IntersectionObserverInit,
): (() => void) => {
  const watch = new IntersectionObserver((changes) => tell(changes.at(-1)?.isIntersecting === true), options)
  if (element) watch.observe(element)
  return () => watch.disconnect()
}
