export interface Toast {
  id: number
  tone: 'success' | 'info' | 'warning' | 'danger'
  title: string
  message?: string | undefined
  action?: { label: string; onSelect: () => void } | undefined
  /** How long it stays, in milliseconds, where that is another time. */
  duration?: number | undefined
}

export type NewToast = Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] | undefined }

/** How long a toast stays, in milliseconds (document 002: 5 s). */
export const toastDuration = 5000

const most = 4

/** Short notices of a browser tab, oldest first, at most four; can be told from anywhere, also outside of components. */
export const createToasts = () => {
  let list: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly Toast[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  const close = (id: number) => set(list.filter((toast) => toast.id !== id))
  return {
    /** Shows a toast and answers its id. The same words again replace the older one. */
    show: (toast: NewToast): number => {
      lastId += 1
      const added: Toast = { tone: 'info', ...dropUndefined(toast), id: lastId }
      const others = list.filter((each) => each.title !== added.title || each.message !== added.message)
      set([...others, added].slice(-most))
      return lastId
    },
    close,
    list: () => list,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const dropUndefined = ({ tone, ...rest }: NewToast) => (tone === undefined ? rest : { ...rest, tone })

export type Toasts = ReturnType<typeof createToasts>

/** The toasts of this tab. Only for the browser: on the server nobody reads them. */
export const toasts: Toasts = createToasts()
