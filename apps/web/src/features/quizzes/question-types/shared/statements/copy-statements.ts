interface Keyed {
  readonly id: string
}

/** The same question of statements under new keys. */
export const copyStatements = <
  S extends Keyed & { readonly answers: readonly Keyed[] },
  Q extends Keyed & { readonly statements: readonly S[] },
>(
  question: Q & { readonly statements: readonly S[] },
  key: () => string,
): Q => ({
  ...question,
  id: key(),
  statements: question.statements.map((statement) => ({
    ...statement,
    id: key(),
    answers: statement.answers.map((answer) => ({ ...answer, id: key() })),
  })),
})
