import { funnelLimits } from '@lectern/contract/orders/funnels'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Select } from '@lectern/ui/choices/select'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import { classNames } from '@lectern/ui/theme/class-names'
import { Plus, X } from 'lucide-react'
import { moved } from '../../../../../lib/lists.ts'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { rulesFor, type StageDraft, type StagesDraft } from './stages-draft.ts'
import styles from './stages.module.css'

interface StageRowsProps {
  draft: StagesDraft
  onStages: (stages: readonly StageDraft[]) => void
}

/** Stages in their order: each has a name, and what moves orders there by itself. */
export const StageRows = ({ draft, onStages }: StageRowsProps) => {
  const { t } = useTexts()
  const { stages } = draft
  const nameOf = (at: number) => stages[at]?.title || t('order-board.stage_untitled', { no: String(at + 1) })
  const { list, itemProps, handleProps } = useSortable({
    ids: stages.map(({ key }) => key),
    nameOf,
    onMove: (from, to) => onStages(moved(stages, from, to)),
  })
  const isFull = stages.length >= funnelLimits.mostStages
  const add = () => onStages([...stages, { key: newKey(), id: null, title: '', rule: null }])
  return (
    <div className={styles.part}>
      <ol ref={list} className={styles.rows} aria-label={t('order-board.stage_list')}>
        {stages.map((stage, at) => (
          <li key={stage.key} {...itemProps(at)} className={classNames(styles.stage, sortItemClass)}>
            <SortHandle
              {...handleProps(at)}
              name={nameOf(at)}
              label={t('order-board.stage_move', {
                ...{ title: nameOf(at), no: String(at + 1), count: String(stages.length) },
              })}
            />
            <StageFields
              draft={draft}
              stage={stage}
              no={String(at + 1)}
              onChange={(part) =>
                onStages(stages.map((each) => (each.key === stage.key ? { ...each, ...part } : each)))
              }
            />
            <IconButton
              icon={X}
              size="small"
              label={t('order-board.stage_remove', { title: nameOf(at) })}
              disabled={stages.length <= funnelLimits.leastStages}
              onClick={() => onStages(stages.filter(({ key }) => key !== stage.key))}
            />
          </li>
        ))}
      </ol>
      <span>
        <Button size="small" icon={<Icon of={Plus} />} disabled={isFull} onClick={add}>
          {t('order-board.stage_add')}
        </Button>
        {isFull && (
          <span className={styles.note}>
            {t('order-board.stage_most', { count: String(funnelLimits.mostStages) })}
          </span>
        )}
      </span>
    </div>
  )
}

interface StageFieldsProps {
  draft: StagesDraft
  stage: StageDraft
  no: string
  onChange: (part: Partial<StageDraft>) => void
}

const StageFields = ({ draft, stage, no, onChange }: StageFieldsProps) => {
  const { t } = useTexts()
  const open = rulesFor(draft, stage.key)
  // A stage that was dragged to the first place keeps its rule until that is taken back.
  const rules = stage.rule === null || open.includes(stage.rule) ? open : [stage.rule, ...open]
  return (
    <>
      <span className={styles.stageName}>
        <TextInput
          aria-label={t('order-board.stage_name', { no })}
          value={stage.title}
          maxLength={funnelLimits.title}
          autoComplete="off"
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
      </span>
      <span className={styles.stageRule}>
        <Select
          aria-label={t('order-board.stage_rule', { no })}
          value={stage.rule ?? ''}
          disabled={rules.length === 0}
          onChange={(event) => {
            const chosen = event.currentTarget.value
            onChange({ rule: rules.find((rule) => rule === chosen) ?? null })
          }}
        >
          <option value="">{t('order-board.rule_none')}</option>
          {rules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`order-board.rule_${rule}`)}
            </option>
          ))}
        </Select>
      </span>
    </>
  )
}
