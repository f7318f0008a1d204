"""What a player may be told of battles: how they end, exactly or over all orders."""
