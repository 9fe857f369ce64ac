import { Fragment, Slice, type Node, type ResolvedPos } from '@tiptap/pm/model'
import { Selection, SelectionRange, type EditorState, type SelectionBookmark } from '@tiptap/pm/state'
import type { Mappable } from '@tiptap/pm/transform'
import { holdsBlocks } from './block-range.ts'

/** Whole blocks of one place, from one edge to another: neighbours that are changed together. */
export class BlockSelection extends Selection {
  override visible = false

  private constructor($anchor: ResolvedPos, $head: ResolvedPos) {
    super($anchor, $head, [new SelectionRange($anchor.min($head), $anchor.max($head))])
  }

  /** The blocks between two edges; null where these are no edges of blocks in one place. */
  static between(doc: Node, anchor: number, head: number): BlockSelection | null {
    const [$anchor, $head] = [doc.resolve(anchor), doc.resolve(head)]
    const isInOnePlace = anchor !== head && $anchor.sameParent($head) && holdsBlocks($anchor.parent)
    return isInOnePlace ? new BlockSelection($anchor, $head) : null
  }

  /** How many blocks are selected. */
  get count(): number {
    return this.$to.index() - this.$from.index()
  }

  override content(): Slice {
    const { parent } = this.$from
    const blocks = parent.content.cut(this.from - this.$from.start(), this.to - this.$from.start())
    // Entries stay in a list of their kind, wherever they are pasted.
    return blocks.firstChild?.type.isInGroup('block')
      ? new Slice(blocks, 0, 0)
      : new Slice(Fragment.from(parent.copy(blocks)), 1, 1)
  }

  override eq(other: Selection): boolean {
    return other instanceof BlockSelection && other.anchor === this.anchor && other.head === this.head
  }

  override map(doc: Node, mapping: Mappable): Selection {
    return this.getBookmark().map(mapping).resolve(doc)
  }

  override getBookmark(): BlockBookmark {
    return new BlockBookmark(this.anchor, this.head)
  }

  override toJSON() {
    return { type: 'blocks', anchor: this.anchor, head: this.head }
  }
}

/** Edges of blocks, which follow changes of the text: what is put in beside the blocks does not become one of them. */
class BlockBookmark implements SelectionBookmark {
  private readonly anchor: number
  private readonly head: number

  constructor(anchor: number, head: number) {
    this.anchor = anchor
    this.head = head
  }

  map(mapping: Mappable): BlockBookmark {
    const isForward = this.anchor < this.head
    return new BlockBookmark(
      mapping.map(this.anchor, isForward ? 1 : -1),
      mapping.map(this.head, isForward ? -1 : 1),
    )
  }

  resolve(doc: Node): Selection {
    return BlockSelection.between(doc, this.anchor, this.head) ?? Selection.near(doc.resolve(this.head))
  }
}

/** The selected blocks; null while words are marked, or the caret stands in them. */
export const selectedBlocks = ({ selection }: EditorState): BlockSelection | null =>
  selection instanceof BlockSelection ? selection : null
