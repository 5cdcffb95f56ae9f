export interface DownloadProps {
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly content: () => string;
}

/** Saves what the page holds as a file. */
export function Download({ title, name, type, content }: DownloadProps) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([content()], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <button type="button" onClick={save}>
      {`${title}: ${name.slice(name.lastIndexOf('.') + 1).toUpperCase()}`}
    </button>
  );
}
