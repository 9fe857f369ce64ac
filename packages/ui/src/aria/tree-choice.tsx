import { Check, ChevronRight, type LucideIcon } from 'lucide-react'
import {
  Button,
  Collection,
  ListLayout,
  Tree as AriaTree,
  TreeItem,
  TreeItemContent,
  Virtualizer,
} from 'react-aria-components'
import { Icon } from '../layout/icon.tsx'
import { AriaRoot } from './aria-root.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './tree.module.css'

export interface TreeChoiceNode {
  id: string
  label: string
  icon: LucideIcon
  /** Small, at the end, such as "here now". */
  note?: string | undefined
  children?: readonly TreeChoiceNode[] | undefined
}

interface TreeChoiceProps {
  locale: string
  label: string
  nodes: readonly TreeChoiceNode[]
  value: string
  onChange: (id: string) => void
  /** Ids of the rows whose children are in sight at the beginning. */
  expanded: readonly string[]
}

/** Of a row, in pixels: the layout needs it to draw only what is in sight. */
const rowHeight = 44

/** One place out of a tree of places, however many: arrows move and open, letters find by name. */
export const TreeChoice = ({ locale, label, nodes, value, onChange, expanded }: TreeChoiceProps) => (
  <AriaRoot locale={locale}>
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
      <AriaTree
        aria-label={label}
        className={classNames(styles.tree, styles.choice)}
        items={nodes}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys
          if (key !== undefined) onChange(String(key))
        }}
        defaultExpandedKeys={expanded}
      >
        {(node) => <ChoiceRow node={node} />}
      </AriaTree>
    </Virtualizer>
  </AriaRoot>
)

const ChoiceRow = ({ node }: { node: TreeChoiceNode }) => (
  <TreeItem id={node.id} textValue={node.label} className={classNames(styles.row)}>
    <TreeItemContent>
      {({ level, hasChildItems, isSelected }) => (
        <div className={classNames(styles.content)} style={{ paddingInlineStart: `${(level - 1) * 20}px` }}>
          {hasChildItems ? (
            <Button slot="chevron" className={classNames(styles.chevron)}>
              <Icon of={ChevronRight} />
            </Button>
          ) : (
            <span className={classNames(styles.chevron)} />
          )}
          <Icon of={node.icon} />
          <span className={classNames(styles.label)} title={node.label}>
            {node.label}
          </span>
          {node.note !== undefined && <span className={classNames(styles.note)}>{node.note}</span>}
          {isSelected && <Icon of={Check} />}
        </div>
      )}
    </TreeItemContent>
    <Collection items={node.children ?? []}>{(child) => <ChoiceRow node={child} />}</Collection>
  </TreeItem>
)
