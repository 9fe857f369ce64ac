import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react'

/** A player whose code comes with the first question of its type, and what asks for that code beforehand. */
export const lazyPlayer = <Props extends object>(importPlayer: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined
  const load = async () => {
    loaded = await importPlayer()
    return { default: loaded }
  }
  const Lazy = lazy(load)
  const Player = (props: Props) => {
    // A lazy part shows its fallback once even when its code is here: a Tab pressed meanwhile would go past the answers.
    const [Part] = useState<ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>>(
      () => loaded ?? Lazy,
    )
    return (
      <Suspense fallback={<Skeleton height="12rem" radius="var(--radius-card)" />}>
        <Part {...props} />
      </Suspense>
    )
  }
  return { Player, load }
}
