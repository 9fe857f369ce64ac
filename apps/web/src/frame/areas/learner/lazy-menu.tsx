import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'

interface LazyMenuProps<Props extends object> {
  /** Loads the menu at the first sign that it will be used. */
  load: () => Promise<ComponentType<Props>>
  /** What the menu is given. */
  props: Props
  /** The button that stands there until then; spread what it is given onto it. */
  renderTrigger: (attributes: {
    'aria-haspopup': 'menu'
    'aria-expanded': false
    onClick: () => void
    onPointerEnter: () => void
    onFocus: () => void
  }) => ReactNode
  className?: string | undefined
}

/** A menu whose code comes with its first use: most readers never open one. The first press opens it as any other. */
export const LazyMenu = <Props extends object>({
  load,
  props,
  renderTrigger,
  className,
}: LazyMenuProps<Props>) => {
  const [Loaded, setLoaded] = useState<{ Menu: ComponentType<Props> }>()
  const place = useRef<HTMLSpanElement>(null)
  const ahead = () => void load().catch(() => undefined)
  const open = async () => setLoaded({ Menu: await load() })
  useEffect(() => {
    if (!Loaded) return
    const trigger = place.current?.querySelector('button')
    trigger?.focus()
    trigger?.click()
  }, [Loaded])
  return (
    <span ref={place} className={className}>
      {Loaded ? (
        <Loaded.Menu {...props} />
      ) : (
        renderTrigger({
          'aria-haspopup': 'menu',
          'aria-expanded': false,
          onClick: () => void open().catch(() => undefined),
          onPointerEnter: ahead,
          onFocus: ahead,
        })
      )}
    </span>
  )
}
