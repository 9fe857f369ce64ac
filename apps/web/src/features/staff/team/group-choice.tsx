import { isOfferedGroup } from '@lectern/contract/staff/seeded-groups'
import type { AccessGroup } from '@lectern/contract/staff/staff'
import formStyles from '@lectern/ui/forms/form.module.css'
import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { RightsAreas } from '../rights/rights-areas.tsx'
import { groupName, groupText } from '../rights/rights-words.ts'
import styles from './team.module.css'

interface GroupChoiceProps {
  groups: readonly AccessGroup[]
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
  readOnly?: boolean | undefined
}

/** Groups to tick, each with what it is for. What the one who grants lacks cannot be ticked. */
export const GroupChoice = ({ groups, chosen, onChange, readOnly = false }: GroupChoiceProps) => {
  const { t } = useTexts()
  // A group that is held already stays in sight, so that it can be taken away, and given back before saving.
  const [held] = useState(chosen)
  const offered = groups.filter(({ id, key }) => isOfferedGroup(key) || held.includes(id))
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset className={styles.groups}>
      <legend className={formStyles.legend}>{t('school.groups')}</legend>
      {offered.map((group) => (
        <ChoiceCard
          key={group.id}
          kind="many"
          checked={chosen.includes(group.id)}
          disabled={readOnly || !group.can_grant}
          onChange={() => toggle(group.id)}
          label={groupName(group, t)}
          help={
            group.can_grant
              ? (groupText(group, t) ?? <RightsAreas granted={group.permissions} />)
              : t('school.group_lacked')
          }
        />
      ))}
    </fieldset>
  )
}
