import { Notice } from '@lectern/ui/feedback/notice'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useTexts } from '../texts/index.ts'
import { untilThere, useLateness } from './late-parts.ts'

const LateNotice = () => {
  const { t } = useTexts()
  return useLateness() && <Notice tone="warning">{t('common.part_late')}</Notice>
}

/** Where a part of a page comes: something else stands there meanwhile, and words once its code has not arrived. */
export const Arriving = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <Suspense
    fallback={
      <>
        {fallback}
        <LateNotice />
      </>
    }
  >
    {children}
  </Suspense>
)

/** A component whose code comes when it is first drawn, and is asked for until it comes. */
export const lazily = <Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazy(async () => ({ default: await untilThere(importPart) }))

/**
 * A part of a page whose code comes when it is first shown, or when it is asked for beforehand.
 *
 * @param fallback stands there meanwhile
 * @param isQuiet nobody misses it: nothing is said while it cannot come
 */
export const lazyPart = <Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
  isQuiet = false,
) => {
  let loaded: ComponentType<Props> | undefined
  const load = async () => (loaded ??= await importPart())
  const Lazy = lazily(load)
  const Part = (props: Props) => {
    // A lazy part shows its fallback once even when its code is here: a Tab pressed meanwhile would go past it.
    const [Now] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    const Place = isQuiet ? Suspense : Arriving
    return (
      <Place fallback={fallback(props)}>
        <Now {...props} />
      </Place>
    )
  }
  return { Part, load }
}
