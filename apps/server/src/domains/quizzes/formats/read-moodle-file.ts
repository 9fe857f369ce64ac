import type { Markup } from '@lectern/contract/kernel/markup'
import { childrenOf, wordsOf } from '@lectern/contract/kernel/markup'
import type { PictureDoor, ReadFile } from '@lectern/formats/questions/file/read-file'
import { readMoodle } from '@lectern/formats/questions/moodle/read-moodle'
import { sizeOfPicture } from '../../../platform/documents/picture-size.ts'
import { readHtml } from '../../../platform/documents/read-xml.ts'
import type { PictureShelf } from '../../../platform/documents/picture-shelf.ts'

type Size = NonNullable<Awaited<ReturnType<typeof sizeOfPicture>>>

/** Types whose places are counted in pixels of a picture. */
const measured = new Set(['ddimageortext', 'ddmarker'])

const bytesOf = (file: Markup): Buffer => Buffer.from(wordsOf(file), 'base64')

const measure = async (root: Markup): Promise<Map<Markup, Size>> => {
  const sizes = new Map<Markup, Size>()
  const questions = childrenOf(root, 'question').filter(({ attributes }) =>
    measured.has(attributes['type'] ?? ''),
  )
  for (const file of questions.flatMap((question) => childrenOf(question, 'file'))) {
    const size = await sizeOfPicture(bytesOf(file))
    if (size) sizes.set(file, size)
  }
  return sizes
}

/** Names stand in texts as parts of an address. */
const plainName = (source: string): string => {
  const path = source.replace(/^@@PLUGINFILE@@/, '').replace(/[?#].*$/, '')
  try {
    return decodeURIComponent(path).replace(/^\/+/, '')
  } catch {
    return path.replace(/^\/+/, '')
  }
}

const nameOf = ({ attributes }: Markup): string => attributes['name'] ?? ''
const pathOf = (file: Markup): string =>
  `${(file.attributes['path'] ?? '/').replace(/^\/+/, '')}${nameOf(file)}`

/** A question bank of Moodle; the files in it become pictures of the shelf. */
export const readMoodleFile = async (
  root: Markup,
  context: { readonly key: () => string; readonly gapsName: string },
  shelf: PictureShelf,
): Promise<ReadFile> => {
  const sizes = await measure(root)
  const picturesOf = (files: readonly Markup[]): PictureDoor => {
    const named = (source: string) => {
      const name = plainName(source)
      return files.find((file) => pathOf(file) === name) ?? files.find((file) => nameOf(file) === name)
    }
    return {
      take: (source) => {
        const file = named(source)
        return file ? shelf.put(nameOf(file), bytesOf(file)) : null
      },
      sizeOf: (source) => {
        const file = named(source)
        return (file && sizes.get(file)) ?? null
      },
    }
  }
  return readMoodle(root, { ...context, readHtml, picturesOf })
}
