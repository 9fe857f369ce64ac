/** The line of a text on which a place in it stands, from 1. */
export const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length
