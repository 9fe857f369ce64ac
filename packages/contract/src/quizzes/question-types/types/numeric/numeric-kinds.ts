/** How a unit comes to the number: there is none, it stands beside the field, it is typed behind the number, or chosen. */
export const unitTypes = ['none', 'shown', 'typed', 'chosen'] as const
export type UnitType = (typeof unitTypes)[number]

/** What a tolerance is measured in. */
export const toleranceTypes = ['absolute', 'percent'] as const

/** How exactly the number has to be written. */
export const digitsTypes = ['any', 'decimals', 'significant'] as const
export type DigitsType = (typeof digitsTypes)[number]

export const numericLimits = { text: 60, answers: 20, units: 20, unit: 40, digits: 12 } as const
