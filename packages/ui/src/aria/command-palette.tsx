import { Search, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Text,
  TextField,
} from 'react-aria-components'
import { Icon } from '../layout/icon.tsx'
import { useModal } from '../overlays/use-modal.ts'
import { AriaRoot } from './aria-root.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './command-palette.module.css'

export interface PaletteEntry {
  id: string
  label: string
  /** Where it stands. */
  description?: string | undefined
  icon?: LucideIcon | undefined
  run: () => void
}

export interface PaletteGroup {
  id: string
  name: string
  entries: readonly PaletteEntry[]
}

interface CommandPaletteProps {
  open: boolean
  onClose: () => void
  locale: string
  label: string
  placeholder: string
  /** Nothing answers to what was typed. */
  emptyText: string
  typed: string
  onTyped: (typed: string) => void
  /** What answers to what was typed; empty groups are left out. */
  groups: readonly PaletteGroup[]
  field: RefObject<HTMLInputElement | null>
}

/** A field over everything, and below it what can be reached or done; Enter takes the first while somebody types. */
export const CommandPalette = ({ open, onClose, label, ...rest }: CommandPaletteProps) => {
  const modal = useModal(open, onClose)
  // While somebody types, the field may still name an entry of the list before: Enter is for the first of those that are shown.
  const isChosenByKeys = useRef(false)
  // The list answers to Enter only while it stands still: one that was drawn anew between a press and its release, or has not
  // named its entry yet, would lose the press.
  const takeEnter = (event: KeyboardEvent) => {
    if (wayKeys.has(event.key)) isChosenByKeys.current = true
    else if (event.key.length === 1 || event.key === 'Backspace') isChosenByKeys.current = false
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.target !== rest.field.current) return
    const entry = chosenEntry(rest, isChosenByKeys.current)
    if (!entry) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
    entry.run()
  }
  return (
    <dialog {...modal} className={classNames(styles.palette)} aria-label={label} onKeyDownCapture={takeEnter}>
      {open && <Palette {...rest} onClose={onClose} label={label} />}
    </dialog>
  )
}

/** Keys that go through the entries. */
const wayKeys: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])

/** The first entry while something is typed, else the one that the field names: it was gone to by keys. */
const chosenEntry = (
  { field, groups, typed }: Pick<CommandPaletteProps, 'field' | 'groups' | 'typed'>,
  isChosenByKeys: boolean,
) => {
  const named = document.getElementById(field.current?.getAttribute('aria-activedescendant') ?? '')
  const rows = groups.flatMap((group) =>
    group.entries.map((entry) => ({ key: rowKey(group.id, entry.id), entry })),
  )
  if (typed !== '' && !isChosenByKeys) return rows[0]?.entry
  const row = rows.find(({ key }) => key === named?.dataset['key']) ?? (typed === '' ? undefined : rows[0])
  return row?.entry
}

const rowKey = (group: string, entry: string): string => `${group}/${entry}`

type PaletteProps = Omit<CommandPaletteProps, 'open'>

const Palette = ({
  locale,
  label,
  placeholder,
  emptyText,
  typed,
  onTyped,
  groups,
  field,
  onClose,
}: PaletteProps) => {
  const shown = groups.filter(({ entries }) => entries.length > 0)
  // Another list begins at its first entry; one that only grows would keep an entry further down.
  const contents = shown
    .map(({ id, entries }) => `${id}:${entries.map((entry) => entry.id).join()}`)
    .join('|')
  return (
    <AriaRoot locale={locale}>
      <Autocomplete inputValue={typed} onInputChange={onTyped}>
        <TextField aria-label={placeholder} className={classNames(styles.search)}>
          <Icon of={Search} size={20} />
          {/* The role says that its keys move through the list, which takes no focus of its own. */}
          <Input
            ref={field}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `Autocomplete` gives it `aria-controls`
            role="combobox"
            aria-expanded
            placeholder={placeholder}
            className={classNames(styles.input)}
          />
        </TextField>
        <ListBox
          key={contents}
          aria-label={label}
          className={classNames(styles.list)}
          items={shown}
          selectionMode="none"
          {...(typed !== '' && { autoFocus: 'first' as const })}
          renderEmptyState={() => <p className={classNames(styles.empty)}>{emptyText}</p>}
        >
          {(group) => (
            <ListBoxSection id={group.id}>
              <Header className={classNames(styles.group)}>{group.name}</Header>
              <Collection items={group.entries}>
                {(entry) => <PaletteRow group={group.id} entry={entry} onClose={onClose} />}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Autocomplete>
    </AriaRoot>
  )
}

interface PaletteRowProps {
  group: string
  entry: PaletteEntry
  onClose: () => void
}

const PaletteRow = ({ group, entry, onClose }: PaletteRowProps) => (
  <ListBoxItem
    id={rowKey(group, entry.id)}
    textValue={entry.label}
    className={classNames(styles.row)}
    onAction={() => {
      onClose()
      entry.run()
    }}
  >
    {entry.icon && <Icon of={entry.icon} />}
    <span className={classNames(styles.words)}>
      <Text slot="label">{entry.label}</Text>
      {entry.description !== undefined && (
        <Text slot="description" className={classNames(styles.description)}>
          {entry.description}
        </Text>
      )}
    </span>
  </ListBoxItem>
)
