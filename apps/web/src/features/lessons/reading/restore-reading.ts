/** Where the device keeps how its reader likes texts to be set. */
export const readingKey = 'lectern-reading'

/** The marks of the page, in the order in which they are kept. */
const marks = ['face', 'textSize', 'measure', 'spacing', 'paper']

/** Sets the page; what is not said of the text stays as the school set it. */
export const setReading = (kept: string): void => {
  const values = kept.split(' ')
  for (const [at, mark] of marks.entries()) document.documentElement.dataset[mark] = values[at]
}

/**
 * Sets the page as its reader chose on an earlier one. It stands in the head of the page that the server writes, and runs before
 * anything is drawn; a device that keeps nothing is left alone.
 */
export const restoringScript = `try{const kept=localStorage.getItem('${readingKey}')?.split(' ')
if(kept)${JSON.stringify(marks)}.forEach((mark,at)=>{if(kept[at])document.documentElement.dataset[mark]=kept[at]})}catch{}`
