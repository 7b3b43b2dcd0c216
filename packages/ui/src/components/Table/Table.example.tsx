import { Table } from '@settee/ui/Table';

const boxes = [
  { part: 'Left arm', weight: 84 },
  { part: 'Corner', weight: 97 },
];

export function TableExample() {
  return (
    <Table
      caption="Boxes"
      columns={[
        { key: 'part', label: 'Part', cell: ({ part }) => part },
        { key: 'weight', label: 'Weight', cell: ({ weight }) => `${weight} lb`, numeric: true },
      ]}
      rows={boxes}
      rowKey={({ part }) => part}
    />
  );
}
