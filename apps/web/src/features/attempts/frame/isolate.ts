/**
 * Makes everything beside an element unreachable, by keys and for assistive technology, and answers what takes that back. What
 * speaks to everybody (live regions) and what is closed off already stays as it is.
 */
export const isolate = (element: HTMLElement): (() => void) => {
  const closed: HTMLElement[] = []
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other === inner || !(other instanceof HTMLElement) || other.inert) continue
      if (other.matches('[aria-live], [role="status"], script, style')) continue
      other.inert = true
      closed.push(other)
    }
    if (inner.parentElement === document.body) break
  }
  return () => {
    for (const other of closed) other.inert = false
  }
}
