interface Props {
  readonly className: string;
  readonly jawaban: readonly { readonly label: string; readonly kata: string }[];
}

/** What was answered to the questions of an intake, for the family to read. */
export const AnswerList = ({ className, jawaban }: Props) => (
  <dl className={className}>
    {jawaban.map(({ label, kata }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{kata}</dd>
      </div>
    ))}
  </dl>
);
