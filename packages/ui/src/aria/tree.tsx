import { ChevronRight, Ellipsis, GripVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  Button,
  Collection,
  ListLayout,
  Tree as AriaTree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components'
import { IconButton } from '../actions/icon-button.tsx'
import { Menu } from '../actions/menu.tsx'
import { Icon } from '../layout/icon.tsx'
import { AriaRoot } from './aria-root.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './tree.module.css'
import { mayMoveInto, moveOf, placeOf, type TreeMove, type TreeNode } from './tree-moves.ts'

interface TreeWords {
  /** Of the button of one row: "Move “Light” to…". */
  moveTo: (label: string) => string
  /** The highest place of all. */
  top: string
  /** Of the handle of one row. */
  handle: (label: string) => string
}

interface TreeProps {
  locale: string
  label: string
  nodes: readonly TreeNode[]
  /** Ids of the rows whose children are in sight. */
  expanded: ReadonlySet<string>
  onExpand: (expanded: ReadonlySet<string>) => void
  onMove: (move: TreeMove) => void
  onOpen?: ((id: string) => void) | undefined
  words: TreeWords
}

/** Of a row, in pixels: the layout needs it to draw only what is in sight. */
const rowHeight = 44

/**
 * Things within things, however many. Arrows move and open; a row goes elsewhere by drag, by Enter on its handle (what it is
 * over is read aloud), or by its menu, which works by touch.
 */
export const Tree = ({ locale, label, nodes, expanded, onExpand, onMove, onOpen, words }: TreeProps) => {
  // React Aria keeps the functions of the first rendering.
  const newest = useRef({ nodes, onMove })
  useEffect(() => {
    newest.current = { nodes, onMove }
  })
  const { dragAndDropHooks } = useDragAndDrop<TreeNode>({
    getItems: (_keys, items) => items.map(({ label: text }) => ({ 'text/plain': text })),
    shouldAcceptItemDrop: ({ key }) =>
      placeOf(newest.current.nodes, String(key))?.node.children !== undefined,
    onMove: ({ keys, target }) => {
      const move = moveOf(newest.current.nodes, [...keys].map(String), {
        id: String(target.key),
        position: target.dropPosition,
      })
      if (move) newest.current.onMove(move)
    },
  })
  return (
    <AriaRoot locale={locale}>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
        <AriaTree
          aria-label={label}
          className={classNames(styles.tree)}
          items={nodes}
          expandedKeys={expanded}
          onExpandedChange={(keys) => onExpand(new Set([...keys].map(String)))}
          dragAndDropHooks={dragAndDropHooks}
          {...(onOpen && { onAction: (key) => onOpen(String(key)) })}
        >
          {(node) => <TreeRow node={node} tree={nodes} onMove={onMove} words={words} />}
        </AriaTree>
      </Virtualizer>
    </AriaRoot>
  )
}

interface TreeRowProps {
  node: TreeNode
  tree: readonly TreeNode[]
  onMove: (move: TreeMove) => void
  words: TreeWords
}

const TreeRow = ({ node, tree, onMove, words }: TreeRowProps) => (
  <TreeItem id={node.id} textValue={node.label} className={classNames(styles.row)}>
    <TreeItemContent>
      {({ level, hasChildItems }) => (
        <div className={classNames(styles.content)} style={{ paddingInlineStart: `${(level - 1) * 28}px` }}>
          <Button slot="drag" className={classNames(styles.handle)} aria-label={words.handle(node.label)}>
            <Icon of={GripVertical} />
          </Button>
          {hasChildItems ? (
            <Button slot="chevron" className={classNames(styles.chevron)}>
              <Icon of={ChevronRight} />
            </Button>
          ) : (
            <span className={classNames(styles.chevron)} />
          )}
          <span className={classNames(styles.label)} title={node.label}>
            {node.label}
          </span>
          <MoveMenu node={node} tree={tree} onMove={onMove} words={words} />
        </div>
      )}
    </TreeItemContent>
    <Collection items={node.children ?? []}>
      {(child) => <TreeRow node={child} tree={tree} onMove={onMove} words={words} />}
    </Collection>
  </TreeItem>
)

const foldersOf = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => (node.children ? [node, ...foldersOf(node.children)] : []))

const MoveMenu = ({ node, tree, onMove, words }: TreeRowProps) => {
  const label = words.moveTo(node.label)
  const here = placeOf(tree, node.id)?.parent ?? null
  const targets = [{ id: null, label: words.top, at: tree.length }, ...foldersOf(tree).map(folderTarget)]
  return (
    <Menu
      label={label}
      align="end"
      maxHeight={320}
      entries={targets
        .filter(({ id }) => id !== here && mayMoveInto(tree, node.id, id))
        .map(({ id, label: name, at }) => ({
          kind: 'action',
          label: name,
          onSelect: () => onMove({ ids: [node.id], parent: id, at }),
        }))}
      renderTrigger={(attributes) => (
        <IconButton {...attributes} icon={Ellipsis} label={label} size="small" />
      )}
    />
  )
}

const folderTarget = ({ id, label, children = [] }: TreeNode) => ({ id, label, at: children.length })
