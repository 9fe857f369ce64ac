import {
  plainLook,
  unitShadows,
  unitSpaceLimit,
  unitTones,
  type UnitLook,
} from '@lectern/contract/blocks/unit-look'
import { Button } from '@lectern/ui/actions/button'
import { Segmented } from '@lectern/ui/choices/segmented'
import { useEffect, useRef, useState } from 'react'
import { ColorField, NumberField } from '../../../../../frame/index.ts'
import { useTexts, type TextId } from '../../../../../lib/texts/index.ts'
import { OwnColor } from './own-color.tsx'
import styles from './look.module.css'

const shadowNames: Record<UnitLook['shadow'], TextId> = {
  none: 'lesson-editor.look_shadow_none',
  soft: 'lesson-editor.look_shadow_soft',
  deep: 'lesson-editor.look_shadow_deep',
}

const tones = ['none', ...unitTones] as const
const toneNames: Record<(typeof tones)[number], TextId> = {
  none: 'lesson-editor.look_ground_none',
  grey: 'lesson-editor.look_grey',
  blue: 'lesson-editor.look_blue',
  green: 'lesson-editor.look_green',
  yellow: 'lesson-editor.look_yellow',
  red: 'lesson-editor.look_red',
}

/** What a colour of the author's own begins with. */
const firstColor = '#fff3d6'

interface LookPanelProps {
  /** Of the unit. */
  name: string
  look: UnitLook | undefined
  onLook: (look: UnitLook) => void
  onClose: () => void
}

/** Shadow, ground and room of a unit, chosen beside it: what is chosen is seen at once. */
export const LookPanel = ({ name, look = plainLook, onLook, onClose }: LookPanelProps) => {
  const { t } = useTexts()
  const [before] = useState(look)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const change = (part: Partial<UnitLook>) => onLook({ ...look, ...part })
  const room = (field: 'space_before' | 'space_after', label: TextId) => (
    <NumberField
      label={t(label)}
      value={look[field]}
      min={0}
      max={unitSpaceLimit}
      onValue={(value) => change({ [field]: value })}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the controls within
    <div
      ref={panel}
      className={styles.panel}
      role="group"
      tabIndex={-1}
      aria-label={t('lesson-editor.look_of', { name })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <div className={styles.row}>
        <span className={styles.name}>{t('lesson-editor.look_shadow')}</span>
        <Segmented
          label={t('lesson-editor.look_shadow')}
          value={look.shadow}
          onChange={(shadow) => change({ shadow })}
          segments={unitShadows.map((value) => ({ value, label: t(shadowNames[value]) }))}
        />
      </div>
      <GroundChoice value={look.background} onChange={(background) => change({ background })} />
      <div className={styles.rooms}>
        {room('space_before', 'lesson-editor.look_space_before')}
        {room('space_after', 'lesson-editor.look_space_after')}
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => onLook(plainLook)}>
          {t('lesson-editor.look_plain')}
        </Button>
        <Button onClick={() => onLook(before)}>{t('create-course.undo')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('lesson-editor.look_done')}
        </Button>
      </div>
    </div>
  )
}

interface GroundChoiceProps {
  value: UnitLook['background']
  onChange: (background: UnitLook['background']) => void
}

const GroundChoice = ({ value, onChange }: GroundChoiceProps) => {
  const { t } = useTexts()
  const isOwn = value.startsWith('#')
  return (
    <div className={styles.ground}>
      <fieldset className={styles.tones} aria-label={t('lesson-editor.look_ground')}>
        <legend className={styles.name}>{t('lesson-editor.look_ground')}</legend>
        {tones.map((tone) => (
          <label key={tone} className={styles.tone} data-tone={tone}>
            <input
              type="radio"
              name="ground"
              checked={value === tone}
              aria-label={t(toneNames[tone])}
              onChange={() => onChange(tone)}
            />
            <span className={styles.toneName}>{t(toneNames[tone])}</span>
          </label>
        ))}
        <label className={styles.tone} data-tone="own" style={isOwn ? { background: value } : undefined}>
          <input type="radio" name="ground" checked={isOwn} onChange={() => onChange(firstColor)} />
          <span className={styles.toneName}>{t('lesson-editor.look_own')}</span>
        </label>
      </fieldset>
      {isOwn && (
        <>
          <ColorField
            label={t('lesson-editor.look_own_color')}
            value={value}
            usual={firstColor}
            onValue={(color) => onChange(color ?? 'none')}
          />
          <OwnColor color={value} />
        </>
      )}
    </div>
  )
}
