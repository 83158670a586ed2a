import type { Finding, Level } from "#kit/doctor/finding.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";

interface FindingsProps {
  readonly title: string;
  readonly level: Level;
  readonly findings: readonly Finding[];
}

const tags: Readonly<Record<Level, readonly [words: string, tone: Tone]>> = {
  masalah: ["Masalah", "danger"],
  perhatian: ["Perhatian", "warning"],
  baik: ["Baik", "success"],
};

/** Those of one level; nothing where there are none. */
export function Findings({ title, level, findings }: FindingsProps) {
  const shown = findings.filter((finding) => finding.level === level);
  const [words, tone] = tags[level];
  if (shown.length === 0) return null;
  return (
    <Sheet title={title}>
      <ul className="ui-sheet-body kesehatan-list">
        {shown.map(({ about, sentence, cure }) => (
          <li key={about + sentence}>
            <Tag tone={tone}>{words}</Tag>
            <div>
              <strong>{about}</strong>
              <p>{sentence}</p>
              {cure && <p className="kesehatan-cure">{cure}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
