import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

interface Loaded {
  readonly fromLocation?: ParsedLocation | undefined
  readonly toLocation: ParsedLocation
}

const visitOf = ({ state: { __TSR_key: visit } }: ParsedLocation) => visit

const isSameVisit = ({ fromLocation, toLocation }: Loaded): boolean =>
  fromLocation !== undefined && visitOf(fromLocation) === visitOf(toLocation)

/**
 * Leaves readers where they are while their page is looked at anew. The router would take them back to where they were when that
 * began: away from the result of a practice that has just appeared, or from what they have read on to.
 */
export const keepReaderPlace = () => {
  let isLookedAtAnew = false
  return {
    /** For the router's options. */
    scrollRestoration: () => !isLookedAtAnew,
    watch: (router: Pick<AnyRouter, 'subscribe'>): void => {
      router.subscribe('onBeforeLoad', (loaded) => {
        isLookedAtAnew = isSameVisit(loaded)
      })
    },
  }
}
