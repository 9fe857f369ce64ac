import {
  Button,
  ColorArea,
  ColorField,
  ColorPicker as AriaColorPicker,
  ColorSlider,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ColorThumb,
  Dialog,
  DialogTrigger,
  Input,
  Label,
  Popover,
  SliderTrack,
} from 'react-aria-components'
import { AriaRoot } from './aria-root.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './color-picker.module.css'
import { readColor, writeColor } from './color-value.ts'
import popup from './popup.module.css'

interface ColorWords {
  palette: string
  softPalette: string
  area: string
  hex: string
}

interface ColorPickerProps {
  locale: string
  /** Of the button that opens it. */
  label: string
  /** #rrggbb, or #rrggbbaa. */
  value: string
  /** Shown while the value is no color yet. */
  fallback: string
  onChange: (value: string) => void
  /** Colors of the reader's own, used before, the latest first. */
  used?: { label: string; colors: readonly string[] } | undefined
  /** Whether the color may let through what lies below. */
  withAlpha?: boolean | undefined
  words: ColorWords
}

/** The colors offered first, of full strength and soft (document 001 §8). */
const palette = [
  ...['#111827', '#4b5563', '#9ca3af', '#e5e7eb', '#ffffff', '#7f1d1d', '#dc2626', '#f87171'],
  ...['#9a3412', '#ea580c', '#f59e0b', '#ffe600', '#3f6212', '#16a34a', '#4ade80', '#0f766e'],
  ...['#06b6d4', '#0369a1', '#3965ff', '#1e3a8a', '#6d28d9', '#a855f7', '#db2777', '#f472b6'],
]
const softPalette = [
  ...['#f3f4f6', '#e2e8f0', '#d6d3d1', '#fee2e2', '#fecaca', '#ffe4e6', '#ffedd5', '#fed7aa'],
  ...['#fef3c7', '#fef9c3', '#fef08a', '#ecfccb', '#d9f99d', '#dcfce7', '#bbf7d0', '#ccfbf1'],
  ...['#cffafe', '#e0f2fe', '#bae6fd', '#dbeafe', '#e0e7ff', '#ede9fe', '#f3e8ff', '#fce7f3'],
]

/** A color out of a palette, or any other by area, sliders and its hex digits. */
export const ColorPicker = (props: ColorPickerProps) => {
  const { locale, label, value, fallback, onChange, used, withAlpha = false, words } = props
  return (
    <AriaRoot locale={locale}>
      <AriaColorPicker value={readColor(value, fallback)} onChange={(color) => onChange(writeColor(color))}>
        <DialogTrigger>
          <Button className={classNames(styles.trigger)} aria-label={label}>
            <ColorSwatch className={classNames(styles.swatch)} />
          </Button>
          <Popover className={classNames(popup.popup)} placement="bottom end">
            <Dialog className={classNames(styles.dialog)} aria-label={label}>
              <Swatches label={words.palette} colors={palette} />
              <Swatches label={words.softPalette} colors={softPalette} />
              {used && <Swatches {...used} />}
              <Mixer withAlpha={withAlpha} words={words} />
            </Dialog>
          </Popover>
        </DialogTrigger>
      </AriaColorPicker>
    </AriaRoot>
  )
}

const Swatches = ({ label, colors }: { label: string; colors: readonly string[] }) => (
  <section>
    <p className={classNames(styles.name)}>{label}</p>
    <ColorSwatchPicker aria-label={label} className={classNames(styles.swatches)}>
      {colors.map((color) => (
        <ColorSwatchPickerItem key={color} color={color} className={classNames(styles.item)}>
          <ColorSwatch className={classNames(styles.swatch)} />
        </ColorSwatchPickerItem>
      ))}
    </ColorSwatchPicker>
  </section>
)

const Mixer = ({ withAlpha, words }: { withAlpha: boolean; words: ColorWords }) => (
  <section className={classNames(styles.mixer)}>
    <ColorArea
      className={classNames(styles.area)}
      colorSpace="hsb"
      xChannel="saturation"
      yChannel="brightness"
      aria-label={words.area}
    >
      <ColorThumb className={classNames(styles.thumb)} />
    </ColorArea>
    <Channel channel="hue" />
    {withAlpha && <Channel channel="alpha" />}
    <ColorField className={classNames(popup.root)}>
      <Label className={classNames(popup.label)}>{words.hex}</Label>
      <span className={classNames(popup.field)}>
        <Input className={classNames(popup.input)} />
      </span>
    </ColorField>
  </section>
)

const Channel = ({ channel }: { channel: 'hue' | 'alpha' }) => (
  <ColorSlider channel={channel} colorSpace="hsb">
    <SliderTrack className={classNames(styles.track)}>
      <ColorThumb className={classNames(styles.thumb)} />
    </SliderTrack>
  </ColorSlider>
)
