/** Where the device keeps how its reader likes texts to be set. */
export const readingKey = 'lectern-reading'

/** Sets the page; what is not said of the text stays as the school set it. */
export const setReading = (kept: string): void => {
  const [face, textSize, measure, spacing, paper] = kept.split(' ')
  Object.assign(document.documentElement.dataset, { face, textSize, measure, spacing, paper })
}

/** Sets the page as its reader chose on an earlier one. */
export const restoreReading = (): void => {
  try {
    setReading(localStorage.getItem(readingKey) ?? '')
  } catch {
    // Nothing is kept here.
  }
}
