/** Findings that are not mended yet: the screen's name, and words of the finding. The walk fails when one is gone. */
export const knownFindings: readonly { readonly screen: string; readonly words: string }[] = []
