import type {ComponentProps, ReactNode} from 'react';

/**
 * A table of Markdown, in a box that scrolls where the table is wider. The theme makes the table itself a block that
 * scrolls, and such a block does not stretch its columns to the width of the text.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll">
      <table {...props} />
    </div>
  );
}
