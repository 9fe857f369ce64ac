import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/** A part of a page whose code comes when it is first shown, or when it is asked for beforehand. */
export const lazyPart = <Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
) => {
  let loaded: ComponentType<Props> | undefined
  const load = async () => (loaded ??= await importPart())
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  const Part = (props: Props) => {
    // A lazy part shows its fallback once even when its code is here: a Tab pressed meanwhile would go past it.
    const [Now] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return (
      <Suspense fallback={fallback(props)}>
        <Now {...props} />
      </Suspense>
    )
  }
  return { Part, load }
}
