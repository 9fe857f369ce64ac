const tag = /<[^<>]*>/g
const breaking = /^<\/?(?:p|br|div|li|tr|ul|ol|h[1-6])\b/i
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** The words of a piece of HTML, and whether it had a form that words do not. */
export const plainOfHtml = (html: string): { words: string; hadForm: boolean } => {
  let hadForm = false
  const words = html
    .replace(tag, (found) => {
      const breaks = breaking.test(found)
      hadForm ||= !breaks
      return breaks ? '\n' : ''
    })
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (found) => entities[found] ?? found)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
  return { words, hadForm }
}
