type Listener = (isOpen: boolean) => void

const opened = new Set<HTMLElement>()
const listeners = new Set<Listener>()

/** The modal dialogs that are open, in the order of their opening. */
export const openModals = {
  /** The one in front; everything outside of it is inert. */
  front: (): HTMLElement | undefined => [...opened].at(-1),
  /** Tells at once that a dialog was opened, or is about to close: what stands in it can still be taken out. */
  note: (dialog: HTMLElement, isOpen: boolean): void => {
    opened.delete(dialog)
    if (isOpen) opened.add(dialog)
    for (const listener of listeners) listener(isOpen)
  },
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
