import { imageNode } from '@lectern/contract/rich-text/nodes/media'
import { Fragment, Slice, type Node } from '@tiptap/pm/model'
import { Plugin, type EditorState } from '@tiptap/pm/state'
import { guessKind } from '../../../../files/uploads/index.ts'
import { takePicture, uploadPictures } from './arrivals.ts'

/** A picture that was copied alone: its markup says where it lies, and the picture itself is there too. */
const isLonePicture = (html: string): boolean => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return body.querySelectorAll('img').length === 1 && (body.textContent ?? '').trim() === ''
}

/** Pictures of the clipboard; where there is markup with words too, that is what was meant. */
const picturesOf = (clipboard: DataTransfer | null): File[] => {
  const html = clipboard?.getData('text/html') ?? ''
  if (html !== '' && !isLonePicture(html)) return []
  return [...(clipboard?.files ?? [])].filter((file) => guessKind(file) === 'image')
}

const isSource = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:data|https?):/i.test(value)

const taken = (node: Node): Node => {
  const { arriving } = node.attrs
  if (node.type.name !== imageNode.type || !isSource(arriving))
    return node.isLeaf ? node : node.copy(takenAll(node.content))
  return node.type.create({ ...node.attrs, arriving: takePicture(arriving) })
}

const takenAll = (content: Fragment): Fragment => Fragment.fromArray(content.content.map(taken))

const insertPictures = ({ tr, schema }: EditorState, names: readonly string[]) => {
  const type = schema.nodes[imageNode.type]
  const nodes = type ? names.map((arriving) => type.create({ arriving })) : []
  return tr
    .replaceSelection(new Slice(Fragment.fromArray(nodes), 0, 0))
    .setMeta('paste', true)
    .scrollIntoView()
}

/** Takes pasted pictures into the storage, each to the place where it was pasted, whether they came alone or within a text. */
export const takePasted = () =>
  new Plugin({
    props: {
      handlePaste: (view, { clipboardData }) => {
        const pictures = picturesOf(clipboardData)
        if (pictures.length === 0) return false
        view.dispatch(insertPictures(view.state, uploadPictures(pictures)))
        return true
      },
      transformPasted: ({ content, openStart, openEnd }) => new Slice(takenAll(content), openStart, openEnd),
    },
  })
