const isMissing = (): never => {
  throw new Error('Pages link with AppLink (lib/app-link.tsx): the router’s own link is not in the build')
}

/** Stands where the router's `link.js` would (scripts/lighter-vendors-plugin.ts), under the names of its exports. */
export const Link = isMissing
export const createLink = isMissing
export const useLinkProps = isMissing
export const linkOptions = isMissing
