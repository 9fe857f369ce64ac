/** How a reader likes texts to be set. */
export interface Reading {
  face: 'sans' | 'serif'
  size: 'small' | 'normal' | 'large'
}

const key = 'lectern-reading'

/** What this page is set in. */
export const readReading = (): Reading => {
  const { face, textSize } = document.documentElement.dataset
  return {
    face: face === 'serif' ? 'serif' : 'sans',
    size: textSize === 'small' || textSize === 'large' ? textSize : 'normal',
  }
}

/** Sets the page at once; `restoreReading` finds it again on the next one. */
export const chooseReading = ({ face, size }: Reading): void => {
  const { dataset } = document.documentElement
  dataset['face'] = face
  dataset['textSize'] = size
  try {
    localStorage.setItem(key, `${face} ${size}`)
  } catch {
    // A device that keeps nothing sets this page alone.
  }
}

/** Sets the page as its reader chose on an earlier one. */
export const restoreReading = (): void => {
  try {
    const [face, size] = (localStorage.getItem(key) ?? '').split(' ')
    const { dataset } = document.documentElement
    if (face === 'serif') dataset['face'] = face
    if (size === 'small' || size === 'large') dataset['textSize'] = size
  } catch {
    // Nothing is kept here.
  }
}
