import { Icon } from '@lectern/ui/layout/icon'
import { createTheme, type VariantColorsResolver } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { createElement } from 'react'
import styles from './mantine.module.css'
import { tokenColors } from './token-variables.ts'

const fill = (name: 'primary' | 'danger') => ({
  background: `var(--${name})`,
  hover: `var(--${name}-hover)`,
  color: 'var(--text-on-fill)',
  border: '1px solid transparent',
})

const bordered = {
  background: 'var(--ground-raised)',
  hover: 'var(--ground-hover)',
  color: 'var(--text)',
  border: '1px solid var(--line-strong)',
}

const bare = {
  background: 'transparent',
  hover: 'var(--ground-hover)',
  color: 'var(--text-muted)',
  hoverColor: 'var(--text)',
  border: '1px solid transparent',
}

const washed = (name: 'primary' | 'danger') => ({
  background: `var(--${name}-wash)`,
  hover: `var(--${name}-wash)`,
  color: `var(--${name}-text)`,
  border: '1px solid transparent',
})

/** Mantine's variants in the looks of our own buttons: filled, default, subtle, light. */
const looks: VariantColorsResolver = ({ variant, color }) => {
  const name = color === 'danger' || color === 'red' ? 'danger' : 'primary'
  if (variant === 'filled') return fill(name)
  if (variant === 'light') return washed(name)
  if (variant === 'subtle' || variant === 'transparent' || variant === 'white') return bare
  return bordered
}

const quickly = { duration: 120, timingFunction: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

// The arrow of our own lists.
const listArrow = {
  rightSection: createElement(Icon, { of: ChevronDown }),
  rightSectionPointerEvents: 'none',
}

const heading = (size: string, line: string) => ({ fontSize: size, lineHeight: line })

/** The look of the expert area's Mantine parts: the same tokens, heights and corners as packages/ui. */
export const expertTheme = createTheme({
  primaryColor: 'primary',
  primaryShade: 6,
  colors: tokenColors,
  variantColorResolver: looks,
  fontFamily: 'var(--font-interface)',
  fontFamilyMonospace: 'var(--font-code)',
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.3125rem' },
  lineHeights: { xs: '1.33', sm: '1.43', md: '1.5', lg: '1.45', xl: '1.33' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '1.5rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '999px' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'none',
    sm: 'var(--shadow-popover)',
    md: 'var(--shadow-popover)',
    lg: 'var(--shadow-popover)',
    xl: 'var(--shadow-dialog)',
  },
  headings: {
    fontFamily: 'var(--font-interface)',
    fontWeight: '600',
    sizes: {
      h1: heading('1.625rem', '2rem'),
      h2: heading('1.3125rem', '1.75rem'),
      h3: heading('1.125rem', '1.625rem'),
      h4: heading('1rem', '1.5rem'),
      h5: heading('0.875rem', '1.25rem'),
      h6: heading('0.8125rem', '1.125rem'),
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: {
      defaultProps: { variant: 'default', loaderProps: { size: 16 } },
      classNames: { root: styles.button },
    },
    ActionIcon: { defaultProps: { variant: 'subtle', size: 36 } },
    InputWrapper: {
      classNames: { label: styles.label, description: styles.help, error: styles.error },
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    },
    Input: { classNames: { wrapper: styles.inputFrame, input: styles.input } },
    Pill: { classNames: { root: styles.pill } },
    Popover: {
      defaultProps: { shadow: 'md', radius: 'md', transitionProps: { ...quickly, transition: 'pop' } },
      classNames: { dropdown: styles.dropdown },
    },
    Combobox: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        offset: 6,
        transitionProps: { ...quickly, transition: 'pop' },
      },
      classNames: { dropdown: styles.list, option: styles.option, empty: styles.empty },
    },
    Menu: {
      defaultProps: {
        shadow: 'md',
        radius: 'md',
        offset: 6,
        transitionProps: { ...quickly, transition: 'pop' },
      },
      classNames: {
        dropdown: styles.list,
        item: styles.item,
        label: styles.menuLabel,
        divider: styles.divider,
      },
    },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        shadow: 'xl',
        size: 480,
        overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 },
        transitionProps: { duration: 180, transition: 'fade-up' },
      },
      classNames: {
        header: styles.modalHeader,
        title: styles.modalTitle,
        body: styles.modalBody,
        overlay: styles.overlay,
      },
    },
    Tabs: {
      classNames: { root: styles.tabs, list: styles.tabList, tab: styles.tab, panel: styles.tabPanel },
    },
    Table: { classNames: { table: styles.table, th: styles.th, td: styles.td } },
    Tooltip: {
      defaultProps: { openDelay: 350, transitionProps: quickly },
      classNames: { tooltip: styles.tooltip },
    },
    Notification: {
      classNames: {
        root: styles.notification,
        title: styles.notificationTitle,
        description: styles.notificationText,
        icon: styles.notificationIcon,
      },
    },
    Checkbox: {
      defaultProps: { radius: 'xs' },
      classNames: { root: styles.checkbox, label: styles.checkboxLabel },
    },
    Select: { defaultProps: listArrow },
    MultiSelect: { defaultProps: listArrow },
    Spotlight: {
      defaultProps: {
        radius: 'lg',
        shadow: 'xl',
        overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1, blur: 0 },
        transitionProps: { duration: 120, transition: 'pop' },
      },
      classNames: {
        overlay: styles.overlay,
        action: styles.command,
        actionLabel: styles.commandLabel,
        actionsGroup: styles.commandGroup,
        search: styles.commandSearch,
        actionsList: styles.commandList,
        empty: styles.empty,
      },
    },
  },
})
