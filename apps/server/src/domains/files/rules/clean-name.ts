import { fileLimits } from '@lectern/contract/files/upload-models'

/**
 * Controls, line breaks, and marks that turn the direction of writing: a name never shows another ending than it has. The
 * joiners (U+200C, U+200D) stay where letters and emoji need them.
 */
// oxlint-disable-next-line no-control-regex -- controls are what is taken out
const unseen = /[\u0000-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** A joiner joins what stands on both sides: words of a script that needs it, or emoji. */
const looseJoiner = /(?<![\p{M}\p{Lo}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+/gu

/**
 * The name under which a file is shown: a label, never a path (THREATS T34).
 *
 * @param extension of its content, used when nothing of the name is left
 */
export const cleanName = (name: string, extension: string): string => {
  const last = name.replace(unseen, '').replace(looseJoiner, '').split(/[\\/]/).at(-1)?.trim() ?? ''
  if (last === '' || /^\.+$/.test(last)) return extension === '' ? 'file' : `file.${extension}`
  return shorten(last.normalize('NFC'))
}

/** Cuts the middle, so that the ending stays. */
const shorten = (name: string): string => {
  const letters = Array.from(name)
  if (letters.length <= fileLimits.name) return name
  return [...letters.slice(0, fileLimits.name - 21), '…', ...letters.slice(-20)].join('')
}
