import { freeTop } from '@lectern/ui/overlays/free-top'

const edge = 8

const edges = () => ({ top: freeTop() + edge, right: edge, bottom: edge, left: edge })

/** Keeps tools beside marked words within the window, and off the saved state. */
export const insideView = {
  flip: () => ({ padding: edges() }),
  shift: () => ({ padding: edges() }),
}

/** Keeps a panel that can be higher than the room on either side wholly in sight, over its own block where need be. */
export const whollyInView = {
  flip: insideView.flip,
  shift: () => ({ padding: edges(), crossAxis: true }),
}
