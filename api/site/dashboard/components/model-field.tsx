import { useTexts } from '../preferences.tsx';
import { MODELS, type Model } from '../types.ts';

export interface ModelFieldProps {
  readonly value: Model;
  readonly onChange: (model: Model) => void;
}

/** The field of a form that chooses one model. */
export function ModelField({ value, onChange }: ModelFieldProps) {
  const { common } = useTexts();
  return (
    <label>
      {common.model}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as Model)}>
        {MODELS.map((model) => (
          <option key={model}>{model}</option>
        ))}
      </select>
    </label>
  );
}
